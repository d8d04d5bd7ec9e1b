import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { startMailServer } from "../../../server/test-support/mail-server.ts";
import { outputOf } from "../../../system/programs.ts";

/** A mail server that can be stopped and started again on the same port. */
export type StoppableMailServer = {
  readonly name: string;
  readonly url: string;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Returns whether everything that it took is in the mailbox. */
  isSettled(): Promise<boolean>;
  /** Returns the emails in the mailbox as an mbox. */
  mailbox(): string;
  /** Stops it and deletes its files. */
  remove(): Promise<void>;
};

/** Debian's user nobody, who owns the mailbox. */
const nobody = 65_534;

/** Only root can start Postfix. */
const hasPostfix = () => existsSync("/usr/sbin/postfix") && process.getuid?.() === 0;

/** Starts a Postfix of its own on loopback where it is installed, otherwise an SMTP server in this process. */
export async function startStoppableMailServer(): Promise<StoppableMailServer> {
  const server = hasPostfix() ? preparePostfix(await freePort()) : prepareFake(await freePort());
  await server.start();
  return server;
}

function preparePostfix(port: number): StoppableMailServer {
  const folder = mkdtempSync(path.join(tmpdir(), "site-postfix-"));
  const inFolder = (name: string) => path.join(folder, name);
  // Its processes run as users of their own.
  chmodSync(folder, 0o755);
  for (const name of ["config", "queue", "data", "mail"]) mkdirSync(inFolder(name));
  chownSync(inFolder("mail"), nobody, nobody);
  writeFileSync(inFolder("config/main.cf"), mainConfiguration(folder));
  writeFileSync(inFolder("config/master.cf"), services(port));
  const control = (command: string) => outputOf("/usr/sbin/postfix", ["-c", inFolder("config"), command]);
  const mailbox = () => {
    const file = inFolder("mail/owner.mbox");
    return existsSync(file) ? readFileSync(file, "utf8") : "";
  };
  return {
    name: "Postfix",
    url: `smtp://127.0.0.1:${port}`,
    start: async () => {
      await outputOf("chown", ["postfix", inFolder("data")]);
      await control("start");
    },
    stop: async () => void (await control("stop")),
    isSettled: async () => {
      const output = await outputOf("/usr/sbin/postqueue", ["-c", inFolder("config"), "-p"]);
      return output.includes("Mail queue is empty");
    },
    mailbox,
    remove: async () => {
      await control("stop").catch(() => {});
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Delivers everything for example.net to one mailbox, and nothing elsewhere. */
const mainConfiguration = (folder: string) => `compatibility_level = 3.6
queue_directory = ${folder}/queue
data_directory = ${folder}/data
maillog_file = ${folder}/mail.log
maillog_file_prefixes = ${folder}
myhostname = mail.example.net
mydestination =
inet_interfaces = loopback-only
inet_protocols = ipv4
mynetworks = 127.0.0.0/8
default_transport = error:nothing leaves this machine
virtual_mailbox_domains = example.net
virtual_mailbox_base = ${folder}/mail
virtual_mailbox_maps = static:owner.mbox
virtual_uid_maps = static:${nobody}
virtual_gid_maps = static:${nobody}
virtual_minimum_uid = 100
`;

const services = (port: number) => `127.0.0.1:${port} inet n - n - - smtpd
pickup unix n - n 60 1 pickup
cleanup unix n - n - 0 cleanup
qmgr unix n - n 300 1 qmgr
tlsmgr unix - - n 1000? 1 tlsmgr
rewrite unix - - n - - trivial-rewrite
bounce unix - - n - 0 bounce
defer unix - - n - 0 bounce
trace unix - - n - 0 bounce
verify unix - - n - 1 verify
flush unix n - n 1000? 0 flush
proxymap unix - - n - - proxymap
proxywrite unix - - n - 1 proxymap
showq unix n - n - - showq
error unix - - n - - error
retry unix - - n - - error
virtual unix - n n - - virtual
anvil unix - - n - 1 anvil
scache unix - - n - 1 scache
postlog unix-dgram n - n - 1 postlogd
`;

function prepareFake(port: number): StoppableMailServer {
  const servers: Awaited<ReturnType<typeof startMailServer>>[] = [];
  const stop = async () => void (await servers.at(-1)?.close());
  return {
    name: "a fake SMTP server: Postfix isn't installed, or this isn't root",
    url: `smtp://127.0.0.1:${port}`,
    start: async () => void servers.push(await startMailServer({ closeTimeout: 50 }, port)),
    stop,
    isSettled: async () => true,
    mailbox: () =>
      servers
        .flatMap(({ mails }) => mails)
        .map(({ raw }) => `From site@stillwater.example.com\n${raw}\n`)
        .join(""),
    remove: stop,
  };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}
