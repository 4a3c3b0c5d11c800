package dev.stoa.architecture;

import com.tngtech.archunit.core.domain.JavaAnnotation;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaPackage;
import java.util.Arrays;
import java.util.Optional;
import java.util.Set;

/** The contexts that a context declares to use, read from {@code @MayUse} on its package. */
record DeclaredUses(CodeBase code) {

  // Found by its simple name, so that a project can have its own annotation and its domain need not
  // see this artifact.
  private static final String ANNOTATION = "MayUse";

  Set<String> from(JavaClass type) {
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
