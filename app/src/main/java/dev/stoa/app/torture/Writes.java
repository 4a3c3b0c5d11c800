package dev.stoa.app.torture;

import dev.stoa.domain.kernel.StorageException;
import dev.stoa.torture.TorturedStore.OpenStore;
import dev.stoa.torture.WrittenKeys;
import java.util.ArrayList;
import java.util.List;

/**
 * The writes during a trouble: those that were acknowledged must be there, the others whole or not.
 */
final class Writes {

  private final String prefix;
  private final WrittenKeys written;

  Writes(String prefix, OpenStore store) {
    this.prefix = prefix;
    this.written = new WrittenKeys(store);
  }

  /** Tries one; a failure of the storage is expected here. */
  boolean attempt(OpenStore store) {
    String key = prefix + "-" + (written.acknowledged() + written.unacknowledged());
    try {
      store.write(key);
      written.acknowledge(key);
      return true;
    } catch (StorageException e) {
      written.begin(key);
      return false;
    }
  }

  long acknowledged() {
    return written.acknowledged();
  }

  long failed() {
    return written.unacknowledged();
  }

  /** What is wrong with the store after the trouble. */
  List<String> failures(OpenStore store) {
    written.check(store);
    List<String> wrong = new ArrayList<>(store.faults());
    wrong.addAll(written.faults());
    written.lost().forEach(key -> wrong.add(key + " was acknowledged and is lost"));
    written.torn().forEach(key -> wrong.add(key + " is stored in part"));
    return wrong;
  }
}
