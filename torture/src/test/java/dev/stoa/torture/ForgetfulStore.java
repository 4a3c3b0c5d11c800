package dev.stoa.torture;

import java.util.List;

/** A store that acknowledges every write and keeps only some. */
public final class ForgetfulStore implements TorturedStore {

  @Override
  public OpenStore open(String url) {
    OpenStore kept = new LineStore().open(url);
    return new OpenStore() {
      @Override
      public void write(String key) {
        if (!key.endsWith("-1")) {
          kept.write(key);
        }
      }

      @Override
      public Held held(String key) {
        return key.endsWith("-3") && kept.held(key) == Held.ALL ? Held.PART : kept.held(key);
      }

      @Override
      public List<String> faults() {
        return kept.faults();
      }

      @Override
      public void close() {
        kept.close();
      }
    };
  }
}
