declare module "http_ece" {
  /** Encrypted Content-Encoding for HTTP (RFC 8188), by which notifications come. */
  const ece: {
    decrypt(
      body: Buffer,
      options: {
        readonly version: "aes128gcm";
        readonly privateKey: import("node:crypto").ECDH;
        readonly authSecret: Buffer;
      },
    ): Buffer;
  };
  export default ece;
}
