/** HelixAgent: debates and the code they made. */
@NullMarked
package dev.stoa.imports.helix;

import org.jspecify.annotations.NullMarked;
