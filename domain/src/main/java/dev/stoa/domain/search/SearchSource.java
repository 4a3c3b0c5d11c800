package dev.stoa.domain.search;

import dev.stoa.domain.kernel.Labelled;
import dev.stoa.domain.trust.ItemKind;
import io.vavr.control.Option;

/** A kind of thing that is searched; each has its own index table. */
public enum SearchSource implements Labelled {
  MEMORY(false, false),
  NOTE(true, false),
  KNOWLEDGE(false, false),
  MESSAGE(false, false),
  EVIDENCE(false, true),
  CONSENSUS(false, true),
  LESSON(false, true),
  ENTITY(false, true),
  CORRECTION(false, true),
  FILE(false, true),
  CONVERSATION(false, false),
  TURN(false, false);

  private final boolean isPrivate;
  private final boolean isTitled;

  SearchSource(boolean isPrivate, boolean isTitled) {
    this.isPrivate = isPrivate;
    this.isTitled = isTitled;
  }

  /** The source of a label. */
  public static SearchSource labelled(String label) {
    return Labelled.of(SearchSource.class, "source", label);
  }

  /** Whether only its owner may find it. */
  public boolean isPrivate() {
    return isPrivate;
  }

  /** The kind of items that it has, if those have an origin. */
  public Option<ItemKind> items() {
    return switch (this) {
      case MEMORY -> Option.some(ItemKind.MEMORY);
      case NOTE -> Option.some(ItemKind.NOTE);
      case KNOWLEDGE -> Option.some(ItemKind.KNOWLEDGE);
      case MESSAGE -> Option.some(ItemKind.MESSAGE);
      case EVIDENCE -> Option.some(ItemKind.EVIDENCE);
      case LESSON -> Option.some(ItemKind.LESSON);
      case ENTITY -> Option.some(ItemKind.ENTITY);
      case CORRECTION -> Option.some(ItemKind.CORRECTION);
      case FILE -> Option.some(ItemKind.FILE);
      case CONSENSUS, CONVERSATION, TURN -> Option.none();
    };
  }

  /** How its texts are ranked. */
  public RankingMode mode() {
    return switch (this) {
      case MESSAGE, CONVERSATION, TURN -> RankingMode.CONVERSATION;
      case MEMORY, NOTE, KNOWLEDGE, EVIDENCE, CONSENSUS, LESSON, CORRECTION, FILE, ENTITY ->
          RankingMode.NOTES;
    };
  }

  /** The text whose words are indexed: where the first line is a title, its words count twice. */
  public String indexed(String text) {
    int end = isTitled ? text.indexOf('\n') : -1;
    return end > 0 ? text.substring(0, end + 1) + text : text;
  }
}
