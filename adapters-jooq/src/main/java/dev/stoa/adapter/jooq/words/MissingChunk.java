package dev.stoa.adapter.jooq.words;

/** A chunk is not there any more, because its segment was merged meanwhile. */
public final class MissingChunk extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /** Of this key. */
  public MissingChunk(long key) {
    super("chunk " + key + " is missing from the text index");
  }
}
