package dev.stoa.torture;

import java.util.List;

/** A store that loses what the first processes wrote as soon as later ones have written. */
public final class LaterForgetfulStore implements TorturedStore {

  static final String FIRST_ROUND = "torture-3-1-";

  @Override
  public OpenStore open(String url) {
    OpenStore stored = new LineStore().open(url);
    return new OpenStore() {
      private boolean isLater;

      @Override
      public void write(String key) {
        stored.write(key);
      }

      @Override
      public Held held(String key) {
        boolean isFirst = key.startsWith(FIRST_ROUND);
        isLater |= !isFirst;
        return isFirst && isLater ? Held.NOTHING : stored.held(key);
      }

      @Override
      public List<String> faults() {
        return stored.faults();
      }

      @Override
      public void close() {
        stored.close();
      }
    };
  }
}
