package dev.stoa.domain.vectors;

import dev.stoa.domain.json.JsonParser;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

/** The differences on purpose, with their reasons: those of {@value #FILE}. */
public final class Differences {

  private static final String FILE = "differences.json";
  private static final Differences LISTED = new Differences(read());

  private final Seq<Difference> all;

  private Differences(Seq<Difference> all) {
    this.all = all;
  }

  static Differences listed() {
    return LISTED;
  }

  /** The reason why a whole vector differs. */
  Option<String> reason(SpecVector vector) {
    return all.find(each -> each.isOfAll(vector)).map(Difference::reason);
  }

  /** The reason why no check reads a value. */
  Option<String> reason(SpecVector vector, String path) {
    return all.find(each -> each.isOf(vector, path)).map(Difference::reason);
  }

  /** The reason for the difference that a check names. */
  String named(SpecVector vector, String name) {
    return all.find(each -> each.isNamed(vector, name))
        .map(Difference::reason)
        .getOrElseThrow(() -> new MalformedVector(FILE + " has no difference named " + name));
  }

  private static Seq<Difference> read() {
    try (InputStream in = Differences.class.getResourceAsStream(FILE)) {
      String text =
          new String(
              Objects.requireNonNull(in, FILE + " is missing").readAllBytes(),
              StandardCharsets.UTF_8);
      return new Given(FILE, JsonParser.parse(text), new Reads()).list().map(Difference::read);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }
}
