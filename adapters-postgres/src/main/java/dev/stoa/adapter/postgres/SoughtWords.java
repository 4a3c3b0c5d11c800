package dev.stoa.adapter.postgres;

import dev.stoa.domain.search.Matching;
import dev.stoa.domain.search.SearchWords;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** What a text is asked for, and where a text has it: a stem, a beginning or a phrase. */
sealed interface SoughtWords {

  /** In the language of tsquery. */
  String tsquery();

  /** The beginnings of all stems whose places must be known. */
  List<String> beginnings();

  /** Where a text has it, counted from 0, given where its stems are, counted from 1. */
  List<BitSet> occurrences(Map<String, int[]> stems);

  /** One for each word, except that a phrase is one. */
  static Seq<SoughtWords> of(Matching matching, AskedWords asked) {
    Seq<String> stems = asked.stems().map(AskedWords.Stem::text);
    return switch (matching) {
      case PHRASE -> stems.isEmpty() ? Vector.empty() : Vector.of(new Phrase(stems.asJava()));
      case PREFIX -> stems.map(Beginning::new);
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

  /** A stem that begins so, or that ends before the beginning does, as stems may. */
  record Beginning(String stem) implements SoughtWords {

    @Override
    public String tsquery() {
      return SearchWords.beginnings(stem)
          .map(SoughtWords::quoted)
          .prepend(quoted(stem) + ":*")
          .mkString(" | ");
    }

    @Override
    public List<String> beginnings() {
      return List.of(SearchWords.beginnings(stem).headOption().getOrElse(stem));
    }

    @Override
    public List<BitSet> occurrences(Map<String, int[]> places) {
      Set<String> shorter = SearchWords.beginnings(stem).toJavaSet();
      return places.entrySet().stream()
          .filter(entry -> entry.getKey().startsWith(stem) || shorter.contains(entry.getKey()))
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
