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
 * @param file what they can have written to a file
 */
public record Presentation<O>(
    Seq<String> columns,
    String noun,
    Option<String> empty,
    Option<Function<? super O, String>> picture,
    boolean isText,
    Option<Function<? super O, String>> file) {

  static <O> Presentation<O> everything() {
    return new Presentation<>(
        List.empty(), "items", Option.none(), Option.none(), false, Option.none());
  }

  Presentation<O> columns(String... paths) {
    return new Presentation<>(List.of(paths), noun, empty, picture, isText, file);
  }

  Presentation<O> listing(String plural) {
    return new Presentation<>(columns, plural, empty, picture, isText, file);
  }

  Presentation<O> empty(String sentence) {
    return new Presentation<>(columns, noun, Option.some(sentence), picture, isText, file);
  }

  /** The same words for answers of any kind, without what is made of an answer. */
  <P> Presentation<P> words() {
    return new Presentation<>(columns, noun, empty, Option.none(), false, Option.none());
  }

  Presentation<O> picture(Function<? super O, String> drawn) {
    return new Presentation<>(columns, noun, empty, Option.some(drawn), isText, file);
  }

  Presentation<O> text(Function<? super O, String> written) {
    return new Presentation<>(columns, noun, empty, Option.some(written), true, file);
  }

  Presentation<O> file(Function<? super O, String> written) {
    return new Presentation<>(columns, noun, empty, picture, isText, Option.some(written));
  }

  /** What people see if a list is empty. */
  public String nothing() {
    return empty.getOrElse("No " + noun + ".");
  }
}
