package dev.stoa.actions.search;

import dev.stoa.actions.shape.View;
import dev.stoa.domain.search.SimilarText;
import dev.stoa.domain.search.Variant;

/** How callers see texts that say nearly the same. */
public final class SimilarViews {

  /** What a member {@code written} says. */
  public static final String WRITTEN =
      "Whether it was added, was known and changed nothing, or was merged as a variant.";

  /** What a member {@code similar} says. */
  public static final String SIMILAR = "What says nearly the same, the most similar first.";

  /** What an input names a variant by. */
  public static final String VARIANT_ID = "The id of the variant.";

  /** The columns of a list of variants. */
  public static final String[] COLUMNS = {
    "variant_id", "text", "author", "created_at", "taken_out_as"
  };

  /** A similar text. */
  public static final View<SimilarText> TEXT =
      View.of(SimilarText.class, "Similar").note("score", "From 0 to 1, which is the same text.");

  /** A variant. */
  public static final View<Variant> VARIANT =
      View.of(Variant.class)
          .rename("id", "variant_id")
          .leaveOut("source", "owner")
          .note("item", "The id of what it was merged into.")
          .note(
              "text", "Its wording; of a note, an entry or a correction after what that is about.")
          .note("author", "Its author, if known.")
          .note("taken_out_as", "The id of what it became.");

  private SimilarViews() {}
}
