/** Where conformance tests find data sets that are not part of the project. */
@NullMarked
package dev.stoa.testkit.data;

import org.jspecify.annotations.NullMarked;
