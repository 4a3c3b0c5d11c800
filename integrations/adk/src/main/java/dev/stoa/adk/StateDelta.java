package dev.stoa.adk;

import com.google.adk.JsonBaseModel;
import com.google.adk.events.Event;
import com.google.adk.sessions.State;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;

/** What an event changes of states. */
final class StateDelta {

  /** As JSON says it. */
  private static final String REMOVED =
      JsonBaseModel.getMapper().convertValue(State.REMOVED, String.class);

  private StateDelta() {}

  static Map<String, Object> of(Event event) {
    return event.actions() == null || event.actions().stateDelta() == null
        ? Map.of()
        : event.actions().stateDelta();
  }

  /** The changes of the session's own state; as in the kit, what is temporary stays with it. */
  static Map<String, Object> ofSession(Event event) {
    return ofSession(of(event));
  }

  static Map<String, Object> ofSession(Map<String, Object> delta) {
    return of(
        delta, key -> !key.startsWith(State.APP_PREFIX) && !key.startsWith(State.USER_PREFIX));
  }

  static Map<String, Object> of(Map<String, Object> delta, Predicate<String> wanted) {
    Map<String, Object> some = new TreeMap<>(delta);
    some.keySet().removeIf(wanted.negate());
    return some;
  }

  static boolean isRemoval(Object value) {
    return value == State.REMOVED || REMOVED.equals(value);
  }

  static void apply(Map<String, Object> state, Map<String, Object> delta) {
    delta.forEach(
        (key, value) -> {
          if (isRemoval(value)) {
            state.remove(key);
          } else {
            state.put(key, value);
          }
        });
  }
}
