package dev.stoa.domain.search;

import java.util.List;
import java.util.Set;

/** English words that say nothing about what a question asks for. */
final class StopWords {

  private static final List<String> ALL =
      List.of(
          ("a about again all also am an and any are as at be been being both but by can could d did"
                  + " do does doing don down each few for from further had has have having he her"
                  + " hers him his how i if in into is it its just ll m may me might more most must"
                  + " my no not of on only or other our ours out over own re s same shall she should"
                  + " so some such t than that the their them then there these they this to too"
                  + " under up ve very was we were what when where which who whom whose why will"
                  + " with would you your yours")
              .split(" "));

  private static final Set<String> SET = Set.copyOf(ALL);

  /** To count them in texts. */
  static final WordTable TABLE = WordTable.of(ALL);

  private StopWords() {}

  static boolean contains(String word) {
    return SET.contains(word);
  }

  static int size() {
    return ALL.size();
  }
}
