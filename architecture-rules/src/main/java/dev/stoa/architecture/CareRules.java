package dev.stoa.architecture;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaCodeUnitAccess;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.util.List;
import java.util.Set;

/** Java that works on the author's machine only: old dates and the default locale. */
final class CareRules {

  // By name, because these rules keep the rules too and must not see them.
  private static final Set<String> OLD_DATES =
      Set.of("java.util.Date", "java.util.Calendar", "java.text.DateFormat");

  private final House house;

  CareRules(House house) {
    this.house = house;
  }

  List<HouseRule> all() {
    return List.of(datesAreJavaTime(), localesAreNamed());
  }

  private HouseRule datesAreJavaTime() {
    return HouseRule.about(
        "datesAreJavaTime",
        house.everywhere(),
        "not see java.util.Date, Calendar or DateFormat",
        Offences.seeing(CareRules::isOldDate));
  }

  private static boolean isOldDate(JavaClass type) {
    // The timestamps of JDBC descend from Date; where JDBC may be seen is another rule's matter.
    return !type.getPackageName().equals("java.sql")
        && OLD_DATES.stream().anyMatch(type::isAssignableTo);
  }

  private HouseRule localesAreNamed() {
    return HouseRule.about(
        "localesAreNamed",
        house.everywhere(),
        "name the locale: without it a Turkish machine lower-cases I to ı and prints 1,5 for 1.5",
        Offences.calling(CareRules::trustsTheDefaultLocale));
  }

  private static boolean trustsTheDefaultLocale(JavaCodeUnitAccess<?> access) {
    return Offences.isTo(access, String.class, "toLowerCase")
        || Offences.isTo(access, String.class, "toUpperCase")
        || Offences.isTo(access, String.class, "formatted", Object[].class)
        || formats(access, String.class, "format")
        || formats(access, PrintStream.class, "printf")
        || formats(access, PrintStream.class, "format")
        || formats(access, PrintWriter.class, "printf")
        || formats(access, PrintWriter.class, "format");
  }

  private static boolean formats(JavaCodeUnitAccess<?> access, Class<?> owner, String name) {
    return Offences.isTo(access, owner, name, String.class, Object[].class);
  }
}
