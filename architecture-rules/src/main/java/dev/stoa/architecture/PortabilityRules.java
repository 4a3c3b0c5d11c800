package dev.stoa.architecture;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaCodeUnitAccess;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.util.List;
import java.util.Set;

/** Code that works only on its author's machine: old dates and the default locale. */
final class PortabilityRules {

  // By name, because these rules keep the rules too and must not see them.
  private static final Set<String> OLD_DATES =
      Set.of("java.util.Date", "java.util.Calendar", "java.text.DateFormat");

  private final CodeBase code;

  PortabilityRules(CodeBase code) {
    this.code = code;
  }

  List<LayerRule> all() {
    return List.of(datesAreJavaTime(), localesAreNamed());
  }

  private LayerRule datesAreJavaTime() {
    return LayerRule.about(
        "datesAreJavaTime",
        code.everywhere(),
        "not see java.util.Date, Calendar or DateFormat",
        Violations.seeing(PortabilityRules::isOldDate));
  }

  private static boolean isOldDate(JavaClass type) {
    // The timestamps of JDBC descend from Date; where JDBC may be seen is another rule's matter.
    return !type.getPackageName().equals("java.sql")
        && OLD_DATES.stream().anyMatch(type::isAssignableTo);
  }

  private LayerRule localesAreNamed() {
    return LayerRule.about(
        "localesAreNamed",
        code.everywhere(),
        "name the locale: without it a Turkish machine lower-cases I to ı and prints 1,5 for 1.5",
        Violations.calling(PortabilityRules::trustsTheDefaultLocale));
  }

  private static boolean trustsTheDefaultLocale(JavaCodeUnitAccess<?> access) {
    return Violations.isTo(access, String.class, "toLowerCase")
        || Violations.isTo(access, String.class, "toUpperCase")
        || Violations.isTo(access, String.class, "formatted", Object[].class)
        || formats(access, String.class, "format")
        || formats(access, PrintStream.class, "printf")
        || formats(access, PrintStream.class, "format")
        || formats(access, PrintWriter.class, "printf")
        || formats(access, PrintWriter.class, "format");
  }

  private static boolean formats(JavaCodeUnitAccess<?> access, Class<?> owner, String name) {
    return Violations.isTo(access, owner, name, String.class, Object[].class);
  }
}
