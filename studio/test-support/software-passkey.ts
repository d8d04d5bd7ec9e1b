import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from "@simplewebauthn/server";
import { isoCBOR } from "@simplewebauthn/server/helpers";

type Ceremony = {
  /** The origin that the browser says the page has. */
  readonly origin: string;
  /** The RP ID that the authenticator signs for; by default the host of the origin. */
  readonly rpId?: string;
  /** Whether it has seen a finger, a face or a code. */
  readonly verifiesUser?: boolean;
  /** How often it has signed, as it says. Synced passkeys say 0 for ever. */
  readonly counter?: number;
};

const flag = { userPresent: 0x01, userVerified: 0x04, backedUp: 0x18, hasCredential: 0x40 } as const;

const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest();
const base64url = (data: string | Uint8Array) => Buffer.from(data).toString("base64url");

/** A passkey as a phone keeps it, and the browser around it, for tests without a browser. It can be told to lie. */
export function createSoftwarePasskey() {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const id = randomBytes(32);
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const coseKey = isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, "base64url"))],
      [-3, new Uint8Array(Buffer.from(y, "base64url"))],
    ]),
  );

  const authenticatorData = (
    { origin, rpId = new URL(origin).hostname, verifiesUser = true, counter = 0 }: Ceremony,
    credential = Buffer.alloc(0),
  ) => {
    const flags =
      flag.userPresent |
      (verifiesUser ? flag.userVerified : 0) |
      flag.backedUp |
      (credential.length > 0 ? flag.hasCredential : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, credential]);
  };
  const clientData = (type: string, challenge: string, { origin }: Ceremony) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const common = { id: base64url(id), rawId: base64url(id), type: "public-key" as const };

  return {
    id: common.id,
    /** Answers `navigator.credentials.create()`. */
    make: (
      { challenge }: PublicKeyCredentialCreationOptionsJSON,
      ceremony: Ceremony,
    ): RegistrationResponseJSON => {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const credential = Buffer.concat([Buffer.alloc(16), length, id, coseKey]);
      const authData = new Uint8Array(authenticatorData(ceremony, credential));
      const attestation = isoCBOR.encode(
        new Map<string, string | Map<string, string> | Uint8Array>([
          ["fmt", "none"],
          ["attStmt", new Map<string, string>()],
          ["authData", authData],
        ]),
      );
      return {
        ...common,
        response: {
          clientDataJSON: base64url(clientData("webauthn.create", challenge, ceremony)),
          attestationObject: base64url(attestation),
          transports: ["internal"],
        },
        clientExtensionResults: {},
      };
    },
    /** Answers `navigator.credentials.get()`. */
    show: (
      { challenge }: PublicKeyCredentialRequestOptionsJSON,
      ceremony: Ceremony,
    ): AuthenticationResponseJSON => {
      const authData = authenticatorData(ceremony);
      const data = clientData("webauthn.get", challenge, ceremony);
      return {
        ...common,
        response: {
          clientDataJSON: base64url(data),
          authenticatorData: base64url(authData),
          signature: base64url(sign("sha256", Buffer.concat([authData, sha256(data)]), privateKey)),
        },
        clientExtensionResults: {},
      };
    },
  };
}
