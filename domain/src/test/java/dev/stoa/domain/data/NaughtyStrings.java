package dev.stoa.domain.data;

import dev.stoa.domain.json.JsonArray;
import dev.stoa.domain.json.JsonParser;
import dev.stoa.domain.json.JsonString;
import io.vavr.collection.Seq;
import java.io.IOException;
import java.nio.file.Files;

/** The big list of naughty strings: texts that have broken other programs. */
public final class NaughtyStrings {

  private NaughtyStrings() {}

  /** All of them; the test is skipped where the list is missing. */
  public static Seq<String> read() throws IOException {
    String list = Files.readString(OutsideData.need("data/naughty/blns.json"));
    return ((JsonArray) JsonParser.parse(list)).values().map(value -> ((JsonString) value).value());
  }
}
