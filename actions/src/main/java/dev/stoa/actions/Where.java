package dev.stoa.actions;

/** How a caller asks for metadata. */
public final class Where {

  /** What to say about the member {@code where} of a question. */
  public static final String ASKED =
      "Only what has such metadata, as in team = 'core' and year >= 2020.";

  private Where() {}
}
