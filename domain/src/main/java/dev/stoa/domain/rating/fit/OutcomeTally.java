package dev.stoa.domain.rating.fit;

import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.rating.Matches;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Counts outcomes by pair from a stream of matches; memory grows with the number of pairs. */
public final class OutcomeTally implements Matches.ScoreReader {

  private final Map<String, Integer> indexes = new HashMap<>();
  private final List<AgentName> agents = new ArrayList<>();
  private final Map<Long, long[]> pairs = new HashMap<>();
  private final List<Integer> players = new ArrayList<>();
  private final List<Double> scores = new ArrayList<>();
  private long open = -1;

  @Override
  public void score(long match, String agent, double score) {
    if (match != open) {
      close();
      open = match;
    }
    players.add(
        indexes.computeIfAbsent(
            agent,
            name -> {
              agents.add(new AgentName(name));
              return agents.size() - 1;
            }));
    scores.add(score);
  }

  /** The number of agents so far. */
  public int agents() {
    return agents.size();
  }

  PairCounts counts() {
    close();
    List<Integer> sorted = new ArrayList<>();
    for (int i = 0; i < agents.size(); i++) {
      sorted.add(i);
    }
    sorted.sort(Comparator.comparing(agents::get));
    int[] rank = new int[agents.size()];
    AgentName[] names = new AgentName[agents.size()];
    for (int i = 0; i < rank.length; i++) {
      rank[sorted.get(i)] = i;
      names[i] = agents.get(sorted.get(i));
    }
    Map<Long, long[]> ranked = new java.util.TreeMap<>();
    pairs.forEach((pair, counts) -> add(ranked, rank[one(pair)], rank[other(pair)], counts));
    int[] first = new int[ranked.size()];
    int[] second = new int[ranked.size()];
    long[] outcomes = new long[PairCounts.OUTCOMES * ranked.size()];
    int p = 0;
    for (Map.Entry<Long, long[]> entry : ranked.entrySet()) {
      first[p] = one(entry.getKey());
      second[p] = other(entry.getKey());
      System.arraycopy(entry.getValue(), 0, outcomes, PairCounts.OUTCOMES * p, 3);
      p++;
    }
    return new PairCounts(names, first, second, outcomes);
  }

  private void close() {
    for (int i = 0; i < players.size(); i++) {
      for (int j = i + 1; j < players.size(); j++) {
        long[] outcome = new long[PairCounts.OUTCOMES];
        int order = Double.compare(scores.get(i), scores.get(j));
        outcome[order > 0 ? 0 : order < 0 ? 1 : 2] = 1;
        add(pairs, players.get(i), players.get(j), outcome);
      }
    }
    players.clear();
    scores.clear();
  }

  /** Adds outcomes to a pair, exchanged if the pair is stored in the other order. */
  private static void add(Map<Long, long[]> to, int one, int other, long[] outcome) {
    boolean turned = one > other;
    long key = turned ? key(other, one) : key(one, other);
    long[] counts = to.computeIfAbsent(key, unknown -> new long[PairCounts.OUTCOMES]);
    counts[0] += outcome[turned ? 1 : 0];
    counts[1] += outcome[turned ? 0 : 1];
    counts[2] += outcome[2];
  }

  private static long key(int one, int other) {
    return ((long) one << Integer.SIZE) | other;
  }

  private static int one(long key) {
    return (int) (key >> Integer.SIZE);
  }

  private static int other(long key) {
    return (int) key;
  }
}
