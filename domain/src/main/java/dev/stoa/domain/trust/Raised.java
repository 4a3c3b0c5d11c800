package dev.stoa.domain.trust;

/** What raised the trust of an item, and how far; an edit by who is trusted less lowers it. */
public record Raised(Trust to, String by) {

  /** As stored for what was lowered by an edit. */
  public static final String EDIT = "edit";

  static Raised byEdit(Trust to) {
    return new Raised(to, EDIT);
  }

  /** Whether it was lowered: what it was made from still counts. */
  boolean isByEdit() {
    return by.equals(EDIT);
  }
}
