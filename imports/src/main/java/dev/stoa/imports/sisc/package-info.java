/** SISC: evolution by generations. */
@NullMarked
package dev.stoa.imports.sisc;

import org.jspecify.annotations.NullMarked;
