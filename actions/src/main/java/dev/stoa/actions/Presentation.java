package dev.stoa.actions;

import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.function.Function;

/**
 * How people see the answer of an action.
 *
 * @param columns what a table shows, as paths of members ({@code memory.tier}); everything if empty
 * @param noun what a list contains, such as {@code channels}
 * @param empty what people see if a list is empty, if not "No channels."
 * @param picture what they see below the table
 * @param isText whether they see that instead of the table, unless they choose columns
 */
public record Presentation<O>(
    Seq<String> columns,
    String noun,
    Option<String> empty,
    Option<Function<? super O, String>> picture,
    boolean isText) {

  static <O> Presentation<O> everything() {
    return new Presentation<>(List.empty(), "items", Option.none(), Option.none(), false);
  }

  Presentation<O> columns(String... paths) {
    return new Presentation<>(List.of(paths), noun, empty, picture, isText);
  }

  Presentation<O> listing(String plural) {
    return new Presentation<>(columns, plural, empty, picture, isText);
  }

  Presentation<O> empty(String sentence) {
    return new Presentation<>(columns, noun, Option.some(sentence), picture, isText);
  }

  <P> Presentation<P> picture(Option<Function<? super P, String>> drawn) {
    return new Presentation<>(columns, noun, empty, drawn, isText);
  }

  Presentation<O> text(Function<? super O, String> written) {
    return new Presentation<>(columns, noun, empty, Option.some(written), true);
  }

  /** What people see if a list is empty. */
  public String nothing() {
    return empty.getOrElse("No " + noun + ".");
  }
}
