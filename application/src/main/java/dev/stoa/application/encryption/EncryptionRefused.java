package dev.stoa.application.encryption;

import dev.stoa.domain.kernel.Refusal;
import dev.stoa.domain.kernel.RefusalCode;

/** Why an operation on encryption was refused. */
public sealed interface EncryptionRefused extends Refusal {

  /** The workspace was opened without keys. */
  @RefusalCode("encryption.no_keys")
  record NoKeys() implements EncryptionRefused, Refusal.Unmet {
    @Override
    public String sentence() {
      return "no keys are given: give --keys <file> or STOA_KEYS, or open the workspace with"
          + " encryption";
    }
  }

  /** Something stored cannot be decrypted. */
  record CannotRead(Refusal reason) implements EncryptionRefused, Refusal.PassedOn {}
}
