package dev.stoa.adapter.http;

import java.util.HashMap;
import java.util.Map;

/** A limited number of places, of which one caller can take a share; used under a lock. */
final class Places {

  private final int most;
  private final int share;
  private final Map<String, Integer> byCaller = new HashMap<>();
  private int taken;

  Places(int most, int share) {
    this.most = most;
    this.share = share;
  }

  boolean take(String caller) {
    if (taken >= most || byCaller.getOrDefault(caller, 0) >= share) {
      return false;
    }
    taken++;
    byCaller.merge(caller, 1, Integer::sum);
    return true;
  }

  void free(String caller) {
    taken--;
    byCaller.computeIfPresent(caller, (name, count) -> count == 1 ? null : count - 1);
  }
}
