package dev.stoa.domain.pack;

import dev.stoa.domain.search.SearchPlace;
import io.vavr.collection.Seq;
import java.util.function.Predicate;

/**
 * Names candidates by their source and the end of their id: as short as possible, but no two alike.
 */
final class Citations {

  private static final int SHORTEST = 6;

  private final Seq<SearchPlace> places;

  Citations(Seq<SearchPlace> places) {
    this.places = places;
  }

  /** Such as {@code m:1f9a0c}. */
  String of(SearchPlace place) {
    String id = place.id();
    Seq<String> others =
        places
            .filter(one -> one.source() == place.source() && !one.id().equals(id))
            .map(SearchPlace::id);
    int length = Math.min(SHORTEST, id.length());
    while (length < id.length() && others.exists(ends(id, length))) {
      length++;
    }
    return prefix(place) + ":" + end(id, length);
  }

  private static Predicate<String> ends(String id, int length) {
    return other -> other.endsWith(end(id, length));
  }

  private static String end(String id, int length) {
    return id.substring(id.length() - length);
  }

  private static String prefix(SearchPlace place) {
    return switch (place.source()) {
      case MEMORY -> "m";
      case NOTE -> "n";
      case KNOWLEDGE -> "k";
      case MESSAGE -> "msg";
      case EVIDENCE -> "e";
      case CONSENSUS -> "c";
      case LESSON -> "l";
      case ENTITY -> "ent";
      case CORRECTION -> "cor";
      case FILE -> "f";
      case CONVERSATION -> "conv";
      case TURN -> "t";
    };
  }
}
