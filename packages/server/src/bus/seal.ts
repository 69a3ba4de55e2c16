import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

// Some of what processes say to each other through the database is a secret of people's: whoever can
// read what the database was asked, in its log for instance, must not read that.

export interface Seal {
  close(text: string): string;
  /** Null where it was not closed with the same secret. */
  open(sealed: string): string | null;
}

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export function createSeal(secret: string): Seal {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'bivouac bus', 32));
  return {
    close(text) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, key, nonce);
      const closed = [cipher.update(text, 'utf8'), cipher.final()];
      return Buffer.concat([nonce, cipher.getAuthTag(), ...closed]).toString('base64');
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64');
      const [tagAt, textAt] = [NONCE_BYTES, NONCE_BYTES + TAG_BYTES];
      try {
        const options = { authTagLength: TAG_BYTES };
        const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, tagAt), options);
        decipher.setAuthTag(bytes.subarray(tagAt, textAt));
        return decipher.update(bytes.subarray(textAt), undefined, 'utf8') + decipher.final('utf8');
      } catch {
        return null;
      }
    },
  };
}
