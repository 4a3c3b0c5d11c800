package dev.stoa.domain.contextbackup;

import dev.stoa.domain.conversation.TokenEstimate;
import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.kernel.PlainText;
import io.vavr.Tuple;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.TreeMap;

/**
 * A note of six sections from which a specialist resumes a conversation without being briefed
 * again.
 *
 * @param sections the text of each section, none of them empty
 */
public record BackupNote(Map<NoteSection, String> sections) {

  /** The most tokens a note may have, each of four characters of any kind. */
  public static final int MAX_TOKENS = 900;

  /** Refuses missing and empty sections, sections that contain a heading, and too long notes. */
  public BackupNote {
    Map<NoteSection, String> given = sections;
    sections =
        TreeMap.ofEntries(
            NoteSection.all().map(section -> Tuple.of(section, checked(section, given))));
    String text = written(sections);
    PlainText.require("note", text, Integer.MAX_VALUE);
    long tokens = TokenEstimate.of(text.length());
    if (tokens > MAX_TOKENS) {
      throw new InvalidValue(
          "note has about "
              + tokens
              + " tokens: shorten it to "
              + MAX_TOKENS
              + ", which is "
              + (4 * MAX_TOKENS)
              + " characters");
    }
  }

  /** The note in a text; an {@link IllegalArgumentException} says what is wrong with it. */
  public static BackupNote parse(String text) {
    return new BackupNote(NoteParser.sections(text));
  }

  /** The text with the six headings in order. */
  public String text() {
    return written(sections);
  }

  /** The text of a section. */
  public String section(NoteSection section) {
    return sections.get(section).get();
  }

  /** How many tokens the note has. */
  public long tokens() {
    return TokenEstimate.of(text().length());
  }

  private static String checked(NoteSection section, Map<NoteSection, String> given) {
    String text = given.getOrElse(section, "").strip();
    if (text.isEmpty()) {
      throw new InvalidValue(
          "note has nothing under \"" + section.heading() + "\": write something, or None.");
    }
    text.lines()
        .filter(line -> NoteSection.begunBy(line).isDefined())
        .findFirst()
        .ifPresent(
            line -> {
              throw new InvalidValue(
                  "note has the heading \"" + line + "\" inside another section: remove it");
            });
    return text;
  }

  private static String written(Map<NoteSection, String> sections) {
    Seq<String> parts =
        NoteSection.all().map(section -> section.heading() + "\n" + sections.get(section).get());
    return parts.mkString("", "\n\n", "\n");
  }
}
