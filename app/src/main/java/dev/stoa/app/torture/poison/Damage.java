package dev.stoa.app.torture.poison;

import java.util.EnumMap;
import java.util.Map;

/** What an attack did: how many questions were hit, in each cell. */
final class Damage {

  private final Map<Cell, Integer> unmarked = new EnumMap<>(Cell.class);
  private final Map<Cell, Integer> aboveGold = new EnumMap<>(Cell.class);
  private final Map<Cell, Integer> goldFound = new EnumMap<>(Cell.class);
  private int questions;
  private int poisoned;
  private int raised;

  void ask() {
    questions++;
  }

  void count(Cell cell, boolean poisonSeen, boolean isAboveGold, boolean isGoldFound) {
    unmarked.merge(cell, poisonSeen ? 1 : 0, Integer::sum);
    aboveGold.merge(cell, isAboveGold ? 1 : 0, Integer::sum);
    goldFound.merge(cell, isGoldFound ? 1 : 0, Integer::sum);
  }

  void poisoned(int items, int raisedOfThem) {
    poisoned += items;
    raised += raisedOfThem;
  }

  Interval unmarked(Cell cell) {
    return of(unmarked, cell);
  }

  Interval aboveGold(Cell cell) {
    return of(aboveGold, cell);
  }

  Interval goldFound(Cell cell) {
    return of(goldFound, cell);
  }

  Interval raised() {
    return new Interval(raised, poisoned);
  }

  private Interval of(Map<Cell, Integer> counts, Cell cell) {
    return new Interval(counts.getOrDefault(cell, 0), questions);
  }
}
