package dev.stoa.application.contextbackup;

import dev.stoa.domain.contextbackup.BackupNote;
import dev.stoa.domain.contextbackup.NoteSection;
import dev.stoa.domain.conversation.ConversationMessage;
import dev.stoa.domain.conversation.MessageRole;
import io.vavr.collection.HashMap;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import io.vavr.control.Try;
import java.util.regex.Pattern;

/**
 * Writes a note from sentences of the conversation itself, without a model.
 *
 * <p>Sections about which the messages say nothing are kept from the previous note.
 */
public final class ExtractiveBackupWriter implements BackupWriter {

  private static final String NONE = "None.";

  /** Six sections of this length and their headings stay below the limit of a note. */
  private static final int SECTION_CHARACTERS = 500;

  private static final int SENTENCE_CHARACTERS = 240;

  private static final Pattern SENTENCE_END = Pattern.compile("(?<=[.!?])\\s+|\\R+");
  private static final Pattern DECISION =
      word("decid(?:ed|e)|decision|agreed|chose|chosen|we will|we'll|let's|going with");
  private static final Pattern PREFERENCE =
      word("prefer(?:red)?|always|never|please|don't|do not|I like|I want");
  private static final Pattern SPACE = Pattern.compile("[\\s,;:()\\[\\]{}<>\"'`]+");
  private static final Pattern FILE = Pattern.compile("[\\w./\\\\-]*\\w\\.[a-z]{1,10}");
  private static final int FILE_CHARACTERS = 200;

  @Override
  public BackupNote write(BackupRequest request) {
    Option<BackupNote> previous =
        request.previous().flatMap(text -> Try.of(() -> BackupNote.parse(text)).toOption());
    Seq<ConversationMessage> messages = request.messages();
    Seq<String> fromUser = sentences(messages, MessageRole.USER);
    Seq<String> fromAssistant = sentences(messages, MessageRole.ASSISTANT);
    Seq<String> texts = fromUser.appendAll(fromAssistant);
    return new BackupNote(
        HashMap.of(
            NoteSection.GOAL,
            carried(previous, NoteSection.GOAL).orElse(fromUser.headOption()).getOrElse(NONE),
            NoteSection.DECISIONS,
            section(texts.filter(DECISION.asPredicate()), previous, NoteSection.DECISIONS),
            NoteSection.STATUS,
            section(fromAssistant.takeRight(2), previous, NoteSection.STATUS),
            NoteSection.ACTIVE_FILE,
            section(files(messages), previous, NoteSection.ACTIVE_FILE),
            NoteSection.PREFERENCES,
            section(fromUser.filter(PREFERENCE.asPredicate()), previous, NoteSection.PREFERENCES),
            NoteSection.RESUME,
            section(fromUser.takeRight(1), previous, NoteSection.RESUME)));
  }

  private static Option<String> carried(Option<BackupNote> previous, NoteSection section) {
    return previous.map(note -> note.section(section)).filter(text -> !text.equals(NONE));
  }

  /** The last of these lines that fit. */
  private static String section(
      Seq<String> lines, Option<BackupNote> previous, NoteSection section) {
    if (lines.isEmpty()) {
      return carried(previous, section).map(text -> cut(text, SECTION_CHARACTERS)).getOrElse(NONE);
    }
    int length = 0;
    Vector<String> fitting = Vector.empty();
    for (String line : lines.distinct().reverse()) {
      length += line.length() + 1;
      if (length > SECTION_CHARACTERS) {
        break;
      }
      fitting = fitting.prepend(line);
    }
    return fitting.mkString("\n");
  }

  private static Seq<String> sentences(Seq<ConversationMessage> messages, MessageRole role) {
    return messages
        .filter(message -> message.role() == role)
        .flatMap(message -> Vector.of(SENTENCE_END.split(message.content())))
        .map(ExtractiveBackupWriter::line)
        .filter(sentence -> !sentence.isEmpty());
  }

  private static Seq<String> files(Seq<ConversationMessage> messages) {
    return messages
        .flatMap(message -> Vector.of(SPACE.split(message.content())))
        .filter(word -> word.length() <= FILE_CHARACTERS)
        .map(ExtractiveBackupWriter::withoutFullStop)
        .filter(FILE.asMatchPredicate());
  }

  private static String withoutFullStop(String word) {
    return word.endsWith(".") ? word.substring(0, word.length() - 1) : word;
  }

  /** Without marks at its beginning, which could make it a heading of the note. */
  private static String line(String text) {
    return cut(text.strip().replaceFirst("^[#\\s]+", ""), SENTENCE_CHARACTERS);
  }

  private static String cut(String text, int length) {
    if (text.length() <= length) {
      return text;
    }
    int end = Character.isHighSurrogate(text.charAt(length - 2)) ? length - 2 : length - 1;
    return text.substring(0, end).stripTrailing() + "…";
  }

  private static Pattern word(String alternatives) {
    return Pattern.compile("\\b(?:" + alternatives + ")\\b", Pattern.CASE_INSENSITIVE);
  }
}
