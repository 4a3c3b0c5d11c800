package dev.stoa.torture;

import java.util.List;

/** A store that acknowledges every write and keeps only some. */
public final class ForgetfulStore implements TorturedStore {

  @Override
  public OpenStore open(String url) {
    OpenStore stored = new LineStore().open(url);
    return new OpenStore() {
      @Override
      public void write(String key) {
        if (!key.endsWith("-1")) {
          stored.write(key);
        }
      }

      @Override
      public Held held(String key) {
        return key.endsWith("-3") && stored.held(key) == Held.ALL ? Held.PART : stored.held(key);
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
