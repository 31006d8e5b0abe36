@echo off
rem Starts Spielwerk from an unpacked archive: with the Java that comes with it in runtime\, or else with
rem the one in JAVA_HOME or on the PATH. Options for the JVM: SPIELWERK_JAVA_OPTS.
setlocal
for %%F in ("%~dp0..") do set "SPIELWERK_HOME=%%~fF"

if exist "%SPIELWERK_HOME%\runtime\bin\java.exe" goto own
if defined JAVA_HOME goto named
set "SPIELWERK_JAVA=java.exe"
for %%F in (java.exe) do set "SPIELWERK_RELEASE=%%~dp$PATH:F..\release"
where /q java.exe
if errorlevel 1 goto missing
goto found

:own
set "SPIELWERK_JAVA=%SPIELWERK_HOME%\runtime\bin\java.exe"
goto fresh

:named
set "SPIELWERK_JAVA=%JAVA_HOME%\bin\java.exe"
set "SPIELWERK_RELEASE=%JAVA_HOME%\release"
if exist "%SPIELWERK_JAVA%" goto found
>&2 echo spielwerk: JAVA_HOME is %JAVA_HOME%, but there is no bin\java.exe in it; Spielwerk needs Java 17 or newer.
exit /b 1

:missing
>&2 echo spielwerk: Spielwerk needs Java 17 or newer, but no java was found; install one or set JAVA_HOME.
exit /b 1

:old
>&2 echo spielwerk: Spielwerk needs Java 17 or newer, but %SPIELWERK_JAVA% is an older one; install a newer one or set JAVA_HOME.
exit /b 1

rem Java's own file says which one it is; an older one would only complain of its options.
:found
if not exist "%SPIELWERK_RELEASE%" goto fresh
findstr /r "JAVA_VERSION=.1\. JAVA_VERSION=.9 JAVA_VERSION=.1[0-6]" "%SPIELWERK_RELEASE%" >nul
if not errorlevel 1 goto old

rem The classes that a start loads, as the JVM maps them: made at the first start, for this folder and
rem version. Without them all works as well.
:fresh
set "SPIELWERK_CLASSES=%SPIELWERK_HOME%\none"
if not defined LOCALAPPDATA goto start
for /f "delims=" %%J in ('dir /b "%SPIELWERK_HOME%\lib\spielwerk-app-*.jar"') do set "SPIELWERK_VERSION=%%~nJ"
set "SPIELWERK_PLACE=%SPIELWERK_HOME::=%"
set "SPIELWERK_PLACE=%SPIELWERK_PLACE:\=-%"
set "SPIELWERK_CLASSES=%LOCALAPPDATA%\spielwerk\classes-%SPIELWERK_PLACE%@%SPIELWERK_VERSION%.jsa"
if exist "%SPIELWERK_CLASSES%" goto start
>&2 echo Preparing fast starts, once (some seconds) ...
"%SPIELWERK_JAVA%" "-Dspielwerk.home=%SPIELWERK_HOME%" -cp "%SPIELWERK_HOME%\lib\*" spielwerk.app.ClassArchive "%SPIELWERK_CLASSES%" >nul 2>&1

:start
"%SPIELWERK_JAVA%" -XX:+UseParallelGC -Xshare:auto "-XX:SharedArchiveFile=%SPIELWERK_CLASSES%" "-Xlog:cds*=off" --enable-native-access=ALL-UNNAMED %SPIELWERK_JAVA_OPTS% "-Dspielwerk.home=%SPIELWERK_HOME%" "-Dspielwerk.training=%SPIELWERK_HOME%\training" -cp "%SPIELWERK_HOME%\lib\*" spielwerk.app.Main %*
exit /b %ERRORLEVEL%
