package dev.stoa.domain.kernel;

import java.util.LinkedHashMap;
import java.util.Map;

/** The constants of an enum by their labels, in order; kept, because most rows have labels. */
final class EnumLabels {

  private static final ClassValue<Map<String, Object>> OF =
      new ClassValue<>() {
        @Override
        protected Map<String, Object> computeValue(Class<?> type) {
          Map<String, Object> labels = new LinkedHashMap<>();
          for (Object constant : type.getEnumConstants()) {
            labels.put(((Labelled) constant).label(), constant);
          }
          return labels;
        }
      };

  private EnumLabels() {}

  static Map<String, Object> of(Class<? extends Labelled> type) {
    return OF.get(type);
  }
}
