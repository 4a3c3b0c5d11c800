package dev.stoa.domain.contextbackup;

import dev.stoa.domain.json.InvalidValue;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;

/** Divides the text of a note at its six headings. */
final class NoteParser {

  /** The texts of the sections that have begun, in order. */
  private final List<StringBuilder> begun = new ArrayList<>();

  private NoteParser() {}

  static Map<NoteSection, String> sections(String text) {
    NoteParser parser = new NoteParser();
    text.lines().forEach(parser::read);
    parser.requireEnd();
    return HashMap.ofEntries(
        NoteSection.all().zip(Vector.ofAll(parser.begun).map(StringBuilder::toString)));
  }

  private void read(String line) {
    Option<NoteSection> section = NoteSection.begunBy(line);
    if (section.isDefined()) {
      begin(section.get());
    } else if (!begun.isEmpty()) {
      begun.get(begun.size() - 1).append(line).append('\n');
    } else if (!line.isBlank()) {
      throw new InvalidValue(
          "note begins with text before \""
              + NoteSection.GOAL.heading()
              + "\": begin with that heading");
    }
  }

  private void begin(NoteSection section) {
    if (!expected().contains(section)) {
      throw new InvalidValue(
          "note has the heading \""
              + section.heading()
              + "\" where "
              + expected()
                  .map(next -> "\"" + next.heading() + "\" is expected")
                  .getOrElse("it has ended")
              + ": give the six headings once, in order");
    }
    begun.add(new StringBuilder());
  }

  private void requireEnd() {
    for (NoteSection missing : expected()) {
      throw new InvalidValue(
          "note has no heading \"" + missing.heading() + "\": add it with its section");
    }
  }

  private Option<NoteSection> expected() {
    return NoteSection.all().drop(begun.size()).headOption();
  }
}
