package dev.stoa.application.conversation;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;

/** How keywords are stored: as they are, or as keyed hashes. */
public interface KeywordHasher {

  /** Keywords are stored as they are. */
  KeywordHasher PLAIN =
      new KeywordHasher() {
        @Override
        public String stored(String word) {
          return word;
        }

        @Override
        public Seq<String> lookedUp(String word) {
          return Vector.of(word);
        }

        @Override
        public boolean findsPrefixes() {
          return true;
        }
      };

  /** How a word is written. */
  String stored(String word);

  /** How a word may have been written, by any key that is in use. */
  Seq<String> lookedUp(String word);

  /** Whether the beginning of a word finds it. */
  boolean findsPrefixes();
}
