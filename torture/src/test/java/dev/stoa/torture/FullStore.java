package dev.stoa.torture;

import java.util.List;

/** A store that has no space for any write. */
public final class FullStore implements TorturedStore {

  @Override
  public OpenStore open(String url) {
    return new OpenStore() {
      @Override
      public void write(String key) {
        throw new IllegalStateException("there is no space");
      }

      @Override
      public Held held(String key) {
        return Held.NOTHING;
      }

      @Override
      public List<String> faults() {
        return List.of();
      }

      @Override
      public void close() {}
    };
  }
}
