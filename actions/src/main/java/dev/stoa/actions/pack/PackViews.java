package dev.stoa.actions.pack;

import dev.stoa.actions.shape.View;
import dev.stoa.actions.trust.Trusted;
import dev.stoa.domain.pack.LeftOut;
import dev.stoa.domain.pack.Pack;
import dev.stoa.domain.pack.PackItem;
import dev.stoa.domain.search.SearchPlace;

/** How callers see packs. */
public final class PackViews {

  /** A pack with its text. */
  public static final View<Pack> PACK =
      View.of(Pack.class)
          .nest(
              "items",
              View.of(PackItem.class, "PackItem")
                  .flatten("at", View.of(SearchPlace.class))
                  .rename("is_shortened", "shortened")
                  .note("citation", "By which an answer can refer to it, such as m:1f9a0c.")
                  .note("shortened", "Whether the text is only the part that answers.")
                  .note("age_days", "How many days ago it was written.")
                  .note("why", "Why it was chosen.")
                  .nest("also_at", View.of(SearchPlace.class, "PackPlace"))
                  .note("also_at", "Where else the same text, or nearly the same, is.")
                  .flatten("written", Trusted.WRITTEN))
          .nest(
              "left_out",
              View.of(LeftOut.class, "PackLeftOut")
                  .flatten("at", View.of(SearchPlace.class))
                  .note("same_as", "The citation of the item that says nearly the same."))
          .note("budget", "The most tokens of the text.")
          .note("tokens", "The tokens of the text.")
          .note("items", "The best first.")
          .note("left_out", "What was found too, and why it is not among the items.")
          .method("text", "text")
          .note("text", "All items as a Markdown list for a prompt.");

  static final View<ReadPack> READ = View.of(ReadPack.class, "ReadPack").flatten("pack", PACK);

  /** What a budget of tokens means to a caller. */
  public static final String TOKENS = "The most tokens of the text for a prompt.";

  private PackViews() {}
}
