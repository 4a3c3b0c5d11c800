package dev.stoa.architecture;

import com.tngtech.archunit.core.domain.JavaAnnotation;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaPackage;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/** The contexts that a context declares to use, read from {@code @MayUse} on its package. */
record DeclaredUses(CodeBase code) {

  // Found by its simple name, so that a project can have its own annotation and its domain need not
  // see this artifact.
  private static final String ANNOTATION = "MayUse";

  /** Instead of names: all there are, and those to come. */
  private static final String EVERY = "*";

  /** Whether the context of the type declares that it uses another one. */
  boolean allow(JavaClass type, String context) {
    Set<String> declared = from(type);
    return declared.contains(context) || declared.contains(EVERY);
  }

  /** The contexts that are declared by name. */
  Set<String> named(JavaClass type) {
    Set<String> declared = new HashSet<>(from(type));
    declared.remove(EVERY);
    return declared;
  }

  private Set<String> from(JavaClass type) {
    String context =
        code.packageOf(code.layerOf(type).orElseThrow()) + "." + code.contextOf(type).orElseThrow();
    JavaPackage own = type.getPackage();
    while (!own.getName().equals(context)) {
      own = own.getParent().orElseThrow();
    }
    return own.getAnnotations().stream()
        .filter(annotation -> annotation.getRawType().getSimpleName().equals(ANNOTATION))
        .findFirst()
        .map(DeclaredUses::contexts)
        .orElse(Set.of());
  }

  private static Set<String> contexts(JavaAnnotation<?> annotation) {
    Optional<Object> value = annotation.get("value");
    return value.map(contexts -> Set.copyOf(Arrays.asList((String[]) contexts))).orElse(Set.of());
  }
}
