package dev.stoa.adapter.postgres;

import dev.stoa.domain.search.SearchWords;
import dev.stoa.domain.search.TextQuery;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** What a text is asked for, and where a text has it: a stem, a beginning or a phrase. */
sealed interface SoughtWords {

  /** In the language of tsquery. */
  String tsquery();

  /** The beginnings of all words whose places must be known. */
  List<String> beginnings();

  /** Where a text has it, counted from 0, given where its words are, counted from 1. */
  List<BitSet> occurrences(Map<String, int[]> words);

  /** One for each word, except that a phrase is one. */
  static Seq<SoughtWords> of(TextQuery query, AskedWords asked) {
    Seq<String> stems = asked.stems().map(AskedWords.Stem::text);
    return switch (query.matching()) {
      case PHRASE -> stems.isEmpty() ? Vector.empty() : Vector.of(new Phrase(stems.asJava()));
      case PREFIX -> SearchWords.askedOnce(query.words()).map(Beginning::new);
      case ANY, ALL -> stems.map(stem -> new Phrase(List.of(stem)));
    };
  }

  /** Quoted for a tsquery; stems are letters and digits, but nobody should have to know. */
  static String quoted(String stem) {
    return "'" + stem.replace("\\", "\\\\").replace("'", "''") + "'";
  }

  /** Stems next to each other. */
  record Phrase(List<String> stems) implements SoughtWords {

    @Override
    public String tsquery() {
      return String.join(" <-> ", stems.stream().map(SoughtWords::quoted).toList());
    }

    @Override
    public List<String> beginnings() {
      return stems;
    }

    @Override
    public List<BitSet> occurrences(Map<String, int[]> places) {
      TreeMap<Integer, String> text = new TreeMap<>();
      places.forEach(
          (stem, at) -> {
            for (int place : at) {
              text.put(place, stem);
            }
          });
      return text.keySet().stream()
          .filter(start -> begins(text, start))
          .map(
              start -> {
                BitSet found = new BitSet();
                found.set(start - 1, start - 1 + stems.size());
                return found;
              })
          .toList();
    }

    private boolean begins(TreeMap<Integer, String> text, int start) {
      for (int next = 0; next < stems.size(); next++) {
        if (!stems.get(next).equals(text.get(start + next))) {
          return false;
        }
      }
      return true;
    }
  }

  /** A word that begins so. */
  record Beginning(String word) implements SoughtWords {

    @Override
    public String tsquery() {
      return quoted(word) + ":*";
    }

    @Override
    public List<String> beginnings() {
      return List.of(word);
    }

    @Override
    public List<BitSet> occurrences(Map<String, int[]> places) {
      return places.entrySet().stream()
          .filter(entry -> entry.getKey().startsWith(word))
          .flatMapToInt(entry -> Arrays.stream(entry.getValue()))
          .mapToObj(
              place -> {
                BitSet found = new BitSet();
                found.set(place - 1);
                return found;
              })
          .toList();
    }
  }
}
