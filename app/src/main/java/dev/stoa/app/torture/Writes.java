package dev.stoa.app.torture;

import dev.stoa.domain.kernel.StorageException;
import dev.stoa.torture.TorturedStore.Held;
import dev.stoa.torture.TorturedStore.OpenStore;
import java.util.ArrayList;
import java.util.List;

/**
 * The writes during a trouble: those that were acknowledged must be there, the others whole or not.
 */
final class Writes {

  private final String prefix;
  private final List<String> acknowledged = new ArrayList<>();
  private final List<String> failed = new ArrayList<>();

  Writes(String prefix) {
    this.prefix = prefix;
  }

  /** Tries one; a failure of the storage is expected here. */
  boolean attempt(OpenStore store) {
    String key = prefix + "-" + (acknowledged.size() + failed.size());
    try {
      store.write(key);
      acknowledged.add(key);
      return true;
    } catch (StorageException e) {
      failed.add(key);
      return false;
    }
  }

  long acknowledged() {
    return acknowledged.size();
  }

  long failed() {
    return failed.size();
  }

  /** What is wrong with the store after the trouble. */
  List<String> failures(OpenStore store) {
    List<String> wrong = new ArrayList<>(store.faults());
    for (String key : acknowledged) {
      if (store.held(key) != Held.ALL) {
        wrong.add(key + " was acknowledged and is lost");
      }
    }
    for (String key : failed) {
      if (store.held(key) == Held.PART) {
        wrong.add(key + " is stored in part");
      }
    }
    return wrong;
  }
}
