package dev.stoa.application.specialist;

import dev.stoa.application.conversation.ContentCipher;
import dev.stoa.domain.specialist.ModelRun;
import dev.stoa.domain.specialist.SealedRun;
import io.vavr.control.Option;

/** Encrypts and decrypts the responses of runs, bound to where they are stored. */
public final class SealRun {

  private final ContentCipher cipher;

  /** With the cipher of a workspace. */
  public SealRun(ContentCipher cipher) {
    this.cipher = cipher;
  }

  /** As it is stored. */
  public SealedRun seal(ModelRun plain) {
    return new SealedRun(
        plain.responded(Option.none()),
        plain.draft().rawResponse().map(text -> cipher.encrypt(place(plain), text)));
  }

  /** With a plain response. */
  public ModelRun open(SealedRun stored) {
    return stored
        .run()
        .responded(stored.response().map(text -> cipher.decrypt(place(stored.run()), text)));
  }

  private static String place(ModelRun run) {
    return "run:" + run.id();
  }
}
