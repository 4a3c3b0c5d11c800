package dev.stoa.domain.files;

import io.vavr.control.Option;

/** What brings a file in a folder and the one in the store together. */
public enum SyncStep {
  /** Both say the same. */
  NONE,
  /** The folder gets the text of the store. */
  PULL,
  /** The store gets the text of the folder. */
  PUSH,
  /** The store has deleted it, and so does the folder. */
  DELETE_HERE,
  /** The folder has deleted it, and so does the store. */
  DELETE_THERE,
  /** Both have changed it since: neither is overwritten. */
  CONFLICT;

  /**
   * The step for one path; each is the digest of a text, none if there is no such file.
   *
   * @param last what both said when they were last brought together
   */
  public static SyncStep of(Option<String> here, Option<String> there, Option<String> last) {
    if (here.equals(there)) {
      return NONE;
    }
    if (here.equals(last)) {
      return there.isDefined() ? PULL : DELETE_HERE;
    }
    if (there.equals(last)) {
      return here.isDefined() ? PUSH : DELETE_THERE;
    }
    return CONFLICT;
  }
}
